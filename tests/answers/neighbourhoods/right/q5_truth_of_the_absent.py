# Three outputs: each of the three kinds has its own output, which it gives e^eps times as often as the two others do.
def variant(epsilon):
    t = math.exp(
        epsilon / 2
    )  # 0 and 1 are then within e^eps of the absent, whose rows have the same sum
    s = t + 2
    return [[(t if i == j else 1) / s for j in (2, 0, 1)] for i in (2, 0, 1)]
