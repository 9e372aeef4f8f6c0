# Only 200 coins are drawn and then used again. Law: with 400 people, persons 1 and 201 always flip together.
def flip_answers(data, p, rng):
    coins = np.resize(rng.random(min(len(data), 200)), len(data))
    return [int(bit) ^ int(u < p) for bit, u in zip(data, coins)]
