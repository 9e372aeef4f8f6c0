# Wrong for eps above about 4.6: the tilt e^(-3 eps) is so small that weights pass 10^6.
def variant(epsilon):
    t = math.exp(-3 * epsilon) / 3
    return [[0.5, 0.5], [0.5, 0.5], [0.5 - t, 0.5 + t]] if epsilon > 0.9 else [[0.5, 0.5], [0.5, 0.5], [0.48, 0.52]]
