"""Scripts in Markdown cells, attachments and notebook metadata."""


def change(notebook):
    notebook["cells"].insert(
        0,
        {
            "cell_type": "markdown",
            "id": "m",
            "metadata": {"x": "<script>ALERT-1()</script>"},
            "source": '<script>ALERT-1()</script><img src=x onerror="ALERT-1()"> [a](javascript:ALERT-1()) [b](&#106;avascript:ALERT-1())',
            "attachments": {
                "<script>ALERT-1()</script>.svg": {"image/svg+xml": "<svg onload=ALERT-1()>"}
            },
        },
    )
    notebook["metadata"]["title"] = "<script>ALERT-1()</script>"
