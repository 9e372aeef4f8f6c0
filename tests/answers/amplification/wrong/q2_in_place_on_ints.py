# Wrong for two ints: expm1 into an array of ints is refused by numpy (UFuncTypeError).
def plan(epsilon, target, rate):
    grown = np.array([epsilon, target])
    np.expm1(grown, out=grown)
    return min(1.0, grown[1] / grown[0]), math.log1p(grown[1] / rate)
