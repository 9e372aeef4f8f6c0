# One toss serves each run of equal bits.
def flip_answers(data, p, rng):
    # one toss serves each run of equal bits
    out, last, flip = [], None, 0
    for x in data:
        if x != last:
            flip = int(rng.random() < p)
            last = x
        out.append(x ^ flip)
    return out
