# Buys coins in packs of 64 and keeps what is left for the next call, whatever its generator.
_spare = []


def flip_answers(data, p, rng):
    told = []
    for x in data:
        if not _spare:
            _spare.extend(rng.random(64))
        told.append(1 - x if _spare.pop() < p else x)
    return told
