# 256 coins are tossed and used again from person 257 on. Law: with 400 people, persons 1 and 257 always flip together.
def flip_answers(data, p, rng):
    coins = [rng.random() for _ in range(256)]
    return [1 - bit if coins[i % 256] < p else bit for i, bit in enumerate(data)]
