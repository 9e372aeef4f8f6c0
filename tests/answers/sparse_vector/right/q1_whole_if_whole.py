# Returns an int where the scale is whole.
def scales(epsilon, share, answers, sensitivity, monotone):
    def plain(x):
        return int(x) if x.denominator == 1 else x

    unit = Fraction(sensitivity) / epsilon
    rest = unit / (1 - share)
    return tuple(map(plain, (unit / share, answers * (rest if monotone else rest + rest))))
