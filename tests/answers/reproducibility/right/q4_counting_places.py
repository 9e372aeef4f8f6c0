# Counting places.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    spoken, answers = 0, []
    for j in range(len(train)):
        if spoken == budget:
            answers.append(["refused", None])
            continue
        # so far every query used an η, and every answer from the hold-out a γ and a ξ
        if (
            max(train[j], holdout[j]) - min(train[j], holdout[j])
            > threshold + gammas[spoken] + etas[j]
        ):
            answers.append(["holdout", holdout[j] + xis[spoken]])
            spoken += 1
        else:
            answers.append(["train", train[j]])
    return answers
