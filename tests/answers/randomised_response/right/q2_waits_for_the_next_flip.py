# By waits for the next flip.
def flip_answers(data, p, rng):
    told = list(data)
    if p == 0:
        return told
    i = int(rng.geometric(p)) - 1
    while i < len(told):
        told[i] = 1 - told[i]
        i += int(rng.geometric(p))
    return told
