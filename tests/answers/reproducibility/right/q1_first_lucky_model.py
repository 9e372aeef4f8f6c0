# By first lucky model.
def best_by_luck(people, models, hits):
    if models == 0:
        return 0
    one = Fraction(sum(bin(way).count("1") >= hits for way in range(2**people)), 2**people)
    return one + (1 - one) * best_by_luck(people, models - 1, hits)
