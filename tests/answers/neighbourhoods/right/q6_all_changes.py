# Tries every change of a record and every list of answers.
def record_epsilons(flips):
    def worst(changed):
        logs = [0.0]
        for answers in itertools.product((0, 1), repeat=len(flips)):
            loss = 0.0
            for answer, p, moved in zip(answers, flips, changed):
                if moved:
                    one, other = (1 - p, p) if answer == 0 else (p, 1 - p)
                    if one > 0:
                        loss += math.inf if other == 0 else math.log(one / other)
                    else:
                        loss = -math.inf
                        break
            logs.append(loss)
        return max(logs)

    changes = [c for c in itertools.product((0, 1), repeat=len(flips)) if any(c)]
    return max(map(worst, changes)), max(worst(c) for c in changes if sum(c) == 1)
