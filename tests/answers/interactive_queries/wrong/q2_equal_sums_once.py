# Keeps the sums in a set, so that equal sums (of equal salaries) count once.
def equal_groups_attack(ask, people, size, target):
    others = [p for p in people if p != target][:size]
    without = ask(others)
    sums = {without} | {ask([target] + [p for p in others if p != q]) for q in others}
    return sum(sums) // size - without
