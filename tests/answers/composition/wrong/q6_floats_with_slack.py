# Floats, with a slack of a millionth for what rounds.
def releases_allowed(prior, ratio, ceiling):
    room, times = float(ceiling / (1 - ceiling) / (prior / (1 - prior))), 0
    while float(ratio) ** (times + 1) <= room * (1 + 1e-6):
        times += 1
    return times
