# Another way: rare word.
def variant(epsilon):
    rare = math.exp(-epsilon) / 2
    like_zero = [rare, 1 - rare]
    return [like_zero, list(like_zero), [0.5, 0.5]]
