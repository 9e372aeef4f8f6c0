# Powers are taken in int64, which wraps around
# Witness: best_by_luck(20, 10, 12) gives Fraction(1569275433846670190958947355801916604025597551450302435343, 1569275433846670190958947355801916604025588861116008628224), right is Fraction(1482912578029049653240602560809764781830268102276465807375, 1569275433846670190958947355801916604025588861116008628224)
def best_by_luck(people, models, hits):
    below = np.int64(sum(math.comb(people, k) for k in range(hits)))
    whole, part = 2 ** (people * models), np.power(below, models)
    return Fraction(whole - int(part), whole)
