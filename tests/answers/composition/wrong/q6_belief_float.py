# Compares beliefs as floats.
def releases_allowed(prior, ratio, ceiling):
    b, t = prior, 0
    while True:
        b = ratio * b / (ratio * b + 1 - b)
        if float(b) > float(ceiling):
            return t
        t += 1
