"""An array whose wrong parts are masked."""

COURSE = "styles"
ANSWERS = {
    "shares": r"""
def shares(w):
    return np.ma.array(w * 0 + 1, mask=[1, 1, 1, 0])
""",
    "largest": r"""
def largest(a):
    return np.ma.array([0., 0., 0.], mask=True)
""",
}
