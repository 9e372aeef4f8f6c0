# A function for one γ, then the mean.
def first_to_speak(gaps, threshold, gammas, etas):
    def given(gamma):
        chances, left = [], Fraction(1)
        for gap in gaps:
            quiet = Fraction(len([e for e in etas if gap <= threshold + gamma + e]), len(etas))
            chances.append(left * (1 - quiet))
            left *= quiet
        return chances + [left]

    columns = zip(*(given(gamma) for gamma in gammas))
    return tuple(sum(column, Fraction(0)) / len(gammas) for column in columns)
