# One pass with a state: nobody yet, one name, or more than one.
NOBODY, SEVERAL = object(), object()


def agree(one, other, keys):
    for c in keys:
        if one[c] is None or other[c] is None or one[c] != other[c]:
            return False
    return True


def link(records, register, keys):
    answer = []
    for record in records:
        state = NOBODY
        for person in register:
            if not agree(record, person, keys):
                continue
            if state is NOBODY:
                state = person["name"]
            elif state != person["name"]:
                state = SEVERAL
                break
        answer.append(None if state in (NOBODY, SEVERAL) else state)
    return answer
