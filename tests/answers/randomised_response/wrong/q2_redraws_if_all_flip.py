# If everybody flipped, it draws again. Law: one person never flips: data [0], p = 0.5 always gives [0].
def flip_answers(data, p, rng):
    while True:
        flips = [rng.random() < p for _ in data]
        if not all(flips):
            return [1 - b if f else b for b, f in zip(data, flips)]
