# The minimum is searched in floats and turned into the nearest fraction with a small denominator. Input: [997/1009], strength 7919/1000: right is 997000/7990271.
def minimum(records, strength):
    n, lam = len(records), float(strength)
    rows = [float(r) for r in records]

    def slope(w):
        return lam * w - sum(r for r in rows if r * w < 1) / n

    low, high = -1001.0, 1001.0
    for _ in range(200):
        middle = (low + high) / 2
        if slope(middle) < 0:
            low = middle
        else:
            high = middle
    return Fraction((low + high) / 2).limit_denominator(10000)
