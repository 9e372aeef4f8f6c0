# Draws uniforms in stock and keeps the rest for the next call, so that the same seed need not give the same answers.
_stock = []


def flip_answers(data, p, rng):
    told = []
    for x in data:
        if not _stock:
            _stock.extend(rng.random(1000).tolist())
        told.append(1 - x if _stock.pop() < p else x)
    return told
