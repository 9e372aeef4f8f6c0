# The bound is replaced by its first two terms, 1/x + 1/2, which is not exact for few people and small shares. Input: 2 people, share 0.01: 1 instead of 2.
def cells_needed(people, share):
    if people == 1:
        return 1
    x = -math.log(share) / (people - 1)
    return math.ceil(1 / x + 1 / 2)
