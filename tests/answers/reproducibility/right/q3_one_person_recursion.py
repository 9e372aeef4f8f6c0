# By one person recursion.
def vote_score(people, features):
    # person 0: the feature hits it, and hits j of the others
    hit = Fraction(0)
    for j in range(people):
        way = Fraction(math.comb(people - 1, j), 2**people)
        if 2 * (j + 1) > people:
            hit += way  # hits person 0, kept
        elif 2 * (j + 1) == people:
            hit += way / 2
        if 2 * j < people:
            hit += way  # misses person 0, turned round
        if 2 * j == people:
            hit += way / 2

    def ahead(left, gap):
        if left == 0:
            return int(gap > 0)
        return hit * ahead(left - 1, gap + 1) + (1 - hit) * ahead(left - 1, gap - 1)

    return ahead(features, 0)
