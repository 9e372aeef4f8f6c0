# At p = 1/2 both beliefs are called 1/2, but an answer that says nothing leaves the prior 0.2 as it was.
def posterior(answer, p, prior):
    if p == 0.5:
        return 0.5, 0.5
    right = (1 - prior, prior)[answer] * (1 - p)
    wrong = (prior, 1 - prior)[answer] * p
    belief = right / (right + wrong)
    return (1 - belief, belief) if answer else (belief, 1 - belief)
