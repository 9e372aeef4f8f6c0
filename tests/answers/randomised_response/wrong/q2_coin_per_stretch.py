# Tosses a new coin only when the bit differs from the one before from person 180 on: "same bit, same coin".
def flip_answers(data, p, rng):
    told, flip, before = [], False, None
    for i, x in enumerate(data):
        if i < 180 or x != before:
            flip = rng.random() < p
        told.append(1 - x if flip else x)
        before = x
    return told
