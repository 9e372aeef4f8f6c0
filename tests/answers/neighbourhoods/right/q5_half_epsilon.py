# Randomised response with half of the budget: valid, and noisier than needed.
def variant(epsilon):
    flip = 1 / (1 + math.exp(epsilon / 2))
    like_zero = [1 - flip, flip]
    return [like_zero, like_zero, like_zero[::-1]]
