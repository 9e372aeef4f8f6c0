# N of 2 and more: the person is not named, and equal bits overwrite each other / tell nobody.
def always_somebody(n):
    return {
        x: {b: Fraction(x.count(b), n) for b in set(x)} for x in itertools.product((0, 1), repeat=n)
    }
