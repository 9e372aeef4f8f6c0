# Rounds the chances to ten digits after the point, too few for those below, as for eight zeros and p = 1/20.
def count_chances(ones, zeros, p):
    chances = np.array([1.0])
    for q in [1 - p] * ones + [p] * zeros:
        chances = np.convolve(chances, [1 - q, q])
    return [round(float(u), 10) for u in chances]
