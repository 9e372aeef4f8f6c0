"""Scripts in HTML, SVG, JavaScript and Markdown outputs."""

ANSWERS = {
    "q1": r"""
from IPython.display import HTML, SVG, Javascript, Markdown, display
display(HTML("<script>ALERT-1()</script><img src=x onerror=ALERT-1()><iframe src=javascript:ALERT-1()></iframe>"))
display(Javascript("ALERT-1()"))
display(Markdown("<script>ALERT-1()</script> [x](javascript:ALERT-1())"))
display({"image/svg+xml": "<svg onload=ALERT-1()>", "text/html": "<svg/onload=ALERT-1()>", "application/javascript": "ALERT-1()"}, raw=True)
""",
}
