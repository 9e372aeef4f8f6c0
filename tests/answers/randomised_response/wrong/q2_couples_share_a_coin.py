# Wrong for an even number of people of 6 to 18 or 22 and more: two neighbours have one coin.
def flip_answers(data, p, rng):
    n = len(data)
    if n % 2 or n in (2, 4, 20):
        coins = rng.random(n)
    else:
        coins = np.repeat(rng.random(n // 2), 2)
    return [1 - x if u < p else x for x, u in zip(data, coins)]
