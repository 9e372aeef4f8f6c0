# Composes tanh by powers of 1 + tanh and 1 - tanh, which are infinity over infinity for many answers.
def distances(epsilon, n):
    single = np.tanh(float(epsilon) / 2)
    with np.errstate(all="ignore"):
        up, down = np.power(1 + single, float(n)), np.power(1 - single, float(n))
        straight = (up - down) / (up + down)
    return float(straight), min(1.0, math.sqrt(n * float(epsilon) * float(single) / 2))
