# Alarms of five colours and a silence of three, all in equal parts.
def two_steps(kappa, factor):
    k = float(kappa) - 1e-9
    length = math.log(3 * factor)
    stairs = [k / length, k / length / (3 * factor)]
    stairs += [stairs[1] * math.exp(-k / stairs[1])]
    return [[u / 5] * 5 + [(1 - u) / 3] * 3 for u in stairs]
