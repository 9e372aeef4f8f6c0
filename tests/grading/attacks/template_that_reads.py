"""A template whose fields read what the test knows, by way of what it is filled with."""

COURSE = "styles"
ANSWERS = {
    "greeting": """
def greeting():
    return "{0.__init__.__globals__[wanted]}"
""",
    "letter": """
def letter():
    return np.array(["{who.__globals__}"])[0]
def reader(text):
    return text.partition("'sealed': '")[2].partition("'")[0] or text.split()[1]
""",
}
