# The law of the maximum, score by score
def best_by_luck(people, models, hits):
    def cdf(k):
        return Fraction(sum(math.comb(people, i) for i in range(k + 1)), 2**people)

    return sum(
        [cdf(k) ** models - (cdf(k - 1) ** models if k else 0) for k in range(hits, people + 1)]
    )
