# Weights of noises, as an array with both signs.
def change_variance(before, after, steps, epsilon):
    weight = {}
    for t, sign in ((after, 1), (before, -1)):
        while t:
            box = (t & (t - 1), t)
            weight[box] = weight.get(box, 0) + sign
            t &= t - 1
    scale = (math.floor(math.log2(steps)) + 1) / epsilon
    return sum(2 * scale**2 * w**2 for w in weight.values())
