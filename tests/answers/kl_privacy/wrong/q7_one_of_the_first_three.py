# Wrong for n = 4 and 5: one of the first three is chosen, and the total variation is 1/3.
def always_somebody(n):
    who = range(n)[:3]
    return {
        x: {(i, x[i]): Fraction(1, len(who)) for i in who}
        for x in itertools.product((0, 1), repeat=n)
    }
