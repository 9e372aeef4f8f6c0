# A recursion over the queries, for each γ.
def first_to_speak(gaps, threshold, gammas, etas):
    def go(j, hat):
        if j == len(gaps):
            return [Fraction(1)]
        speaks = Fraction(sum(gaps[j] > hat + e for e in etas), len(etas))
        return [speaks] + [(1 - speaks) * c for c in go(j + 1, hat)]

    rows = [go(0, threshold + g) for g in gammas]
    return [sum(row[j] for row in rows) / len(rows) for j in range(len(gaps) + 1)]
