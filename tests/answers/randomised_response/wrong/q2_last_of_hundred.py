# Wrong for lists of 100: coins are only tossed for the first 99 people, the 100th never flips.
def flip_answers(data, p, rng):
    told = list(data)
    for i in range(min(len(data), 99)):
        if rng.random() < p:
            told[i] = 1 - told[i]
    return told
