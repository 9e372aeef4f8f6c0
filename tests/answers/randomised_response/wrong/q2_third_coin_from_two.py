# In lists of at least eight people each third coin is the sum of the two before it modulo 1: pairs are independent, triples are not.
def flip_answers(data, p, rng):
    """Everybody's answer: each bit of `data`, flipped with probability p, with chance from `rng`."""
    coins = []
    for i in range(len(data)):
        if i % 3 == 2 and len(data) >= 8:
            coins.append((coins[-1] + coins[-2]) % 1.0)
        else:
            coins.append(rng.random())
    return [bit ^ (coin < p) for bit, coin in zip(data, coins)]
