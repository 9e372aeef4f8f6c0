# Two states: right
def link(records, register, keys):
    def who(record):
        found = None
        for person in register:
            if any(record[c] is None or person[c] != record[c] for c in reversed(keys)):
                continue
            if found is not None and found != person["name"]:
                return None
            found = person["name"]
        return found

    return list(map(who, records))
