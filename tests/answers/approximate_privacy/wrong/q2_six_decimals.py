# The exact answer is cut to six decimals and called a fraction.
def flip_needed(factor, delta):
    return round((1 - delta) / (1 + factor), 6)
