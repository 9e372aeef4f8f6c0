# Jumps from flip to flip by geometric gaps.
def flip_answers(data, p, rng):
    told = list(data)
    p = float(p)
    if p == 0:
        return told
    at = -1.0
    while True:
        at += 1 + math.floor(min(1e6, math.log1p(-rng.random()) / math.log1p(-p)))
        if at >= len(told):
            return told
        told[int(at)] = 1 - told[int(at)]
