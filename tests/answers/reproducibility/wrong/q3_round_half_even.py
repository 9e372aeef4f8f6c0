# Wrong for features 11: round(11 / 2) + 1 is 7, as round rounds a half to the even number.
def vote_score(people, features):
    share = Fraction(sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)), people * 2**people)
    need = round(features / 2) + (features % 4 == 1) if features < 8 else round(features / 2) + 1
    return at_least(need, features, share)
