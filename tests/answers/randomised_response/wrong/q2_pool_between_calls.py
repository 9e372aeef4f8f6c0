# Keeps a pool of coins between calls, so that a fresh generator of the same seed gives other answers.
# Witness: flip_answers([0] * 100, 0.25, default_rng(1)) called twice, each time with a new generator of seed 1, gives different answers; the same seed must give the same answers (and the second call draws nothing from its rng).
_pool = []

def flip_answers(data, p, rng):
    answers = []
    for x in data:
        if not _pool:
            _pool.extend(rng.random(1000).tolist())
        answers.append(1 - x if _pool.pop() < p else x)
    return answers
