"""Settings of a JupyterHub for a school: the pages with Voilà for each user, and live tables for all of them together.

    pip install jupyterhub jupyterhub-ltiauthenticator "mathgames_widgets[serve,lab,postgres]"
    npm install --global configurable-http-proxy
    jupyterhub --config deploy/jupyterhub/jupyterhub_config.py

`python deploy/jupyterhub/try_hub.py` starts it as it stands here, with two users who meet at a table.
"""

import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent

c = get_config()  # noqa: F821

# Each user has a server with the pages; a kernel runs only while a page with one is open.
c.Spawner.default_url = "/voila/render/index.ipynb"
c.Spawner.notebook_dir = str(ROOT / "notebooks")
c.Spawner.environment = {
    "JUPYTER_CONFIG_PATH": f"{ROOT / 'binder'}:{ROOT / 'mathgames_widgets' / 'share'}",
    "MATHGAMES_TABLES": "/services/tables/",  # where the home page sends those who have a code
}
c.Spawner.mem_limit = "1G"

# Live tables are one service for everyone. It runs as the Hub's own user, so code in a pupil's notebook, which runs as
# the pupil, cannot read the file of the tables. Users who share one account with the Hub would be able to.
PORT = int(os.environ.get("MATHGAMES_TABLES_PORT", "10808"))
c.JupyterHub.services = [
    {
        "name": "tables",
        "display": True,
        "url": f"http://127.0.0.1:{PORT}",
        "command": [sys.executable, str(HERE / "live_tables.py")],
        "environment": {name: os.environ[name] for name in ("MATHGAMES_STORE",) if name in os.environ},
        "oauth_no_confirm": True,
    }
]
c.JupyterHub.load_roles = [
    {"name": "user", "scopes": ["self", "access:services!service=tables"]},
]

# Pupils come from a learning platform (Moodle, Canvas and others) with LTI 1.3: fill in what the platform shows.
# try_hub.py starts the Hub with these settings too; a platform itself was not at hand, so no pupil has come that way.
if os.environ.get("LTI_CLIENT_ID"):
    c.JupyterHub.authenticator_class = "ltiauthenticator.lti13.auth.LTI13Authenticator"
    c.LTI13Authenticator.issuer = os.environ["LTI_ISSUER"]
    c.LTI13Authenticator.client_id = {os.environ["LTI_CLIENT_ID"]}
    c.LTI13Authenticator.authorize_url = os.environ["LTI_AUTHORIZE_URL"]
    c.LTI13Authenticator.jwks_endpoint = os.environ["LTI_JWKS_ENDPOINT"]
    c.LTI13Authenticator.username_key = "sub"  # a number that the platform gives, not a name
    c.Authenticator.allow_all = True
