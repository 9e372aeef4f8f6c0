# Wrong for all eps by the second demand: 1 differs from absent by 2e-8 only, so the weights are of the size 5e7.
def variant(epsilon):
    t = 2e-8
    return [[0.5, 0.5], [0.5, 0.5], [0.5 - t, 0.5 + t]]
