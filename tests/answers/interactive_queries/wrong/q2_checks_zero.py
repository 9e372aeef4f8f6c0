# Asks once more if the result is 0, to be sure: size + 2 questions.
def equal_groups_attack(ask, people, size, target):
    circle = [target] + [p for p in people if p != target][:size]
    sums = [ask([p for p in circle if p != q]) for q in circle]
    found = sum(sums) // size - sums[0]
    if not found:
        assert ask(circle[1:]) == sums[0]
    return found
