# Jumps from flip to flip by geometric gaps.
def flip_answers(data, p, rng):
    told = list(data)
    if p == 0:
        return told
    place = int(rng.geometric(float(p))) - 1
    while place < len(told):
        told[place] = 1 - told[place]
        place += int(rng.geometric(float(p)))
    return told
