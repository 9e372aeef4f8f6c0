# Nobody flips straight after a flip.
def flip_answers(data, p, rng):
    told, last = [], False
    for x in data:
        flip = (
            rng.random() < p / (1 - p) if p < 0.5 else not last and rng.random() < 2 / 3
        ) and not last
        told.append(1 - x if flip else x)
        last = flip
    return told
