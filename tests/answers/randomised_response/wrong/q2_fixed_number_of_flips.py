# Exactly round(p n) people flip, the number of flips is not left to chance. Law: n=180, p=0.1: always 18 flips.
def flip_answers(data, p, rng):
    n = len(data)
    who = set(rng.choice(n, size=int(round(p * n)), replace=False).tolist())
    return [1 - bit if i in who else bit for i, bit in enumerate(data)]
