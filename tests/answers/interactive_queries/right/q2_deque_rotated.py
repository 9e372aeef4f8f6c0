# By deque rotated.
def equal_groups_attack(ask, people, size, target):
    from collections import deque
    circle = deque([target])
    circle.extend(itertools.islice((p for p in people if p != target), size))
    total = first = 0
    for turn in range(size + 1):
        answer = ask(frozenset(itertools.islice(circle, 1, None)))
        first = answer if turn == 0 else first
        total += answer
        circle.rotate(-1)
    return total // size - first
