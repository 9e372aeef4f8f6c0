# Wrong for gammas in which two entries are there twice: only the commonest one is counted with its number, others once.
def first_to_speak(gaps, threshold, gammas, etas):
    common = max(gammas, key=gammas.count)
    weight = {g: Fraction(1) for g in gammas}
    weight[common] = Fraction(gammas.count(common))
    total = sum(weight.values())
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma, w in weight.items():
        silent = w / total
        for i, gap in enumerate(gaps):
            speaks = Fraction(sum(gap > threshold + gamma + eta for eta in etas), len(etas))
            told[i] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    return told
